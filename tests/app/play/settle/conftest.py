from tests.app.play.tutor.conftest import english, theme

__all__ = ["english", "theme"]
