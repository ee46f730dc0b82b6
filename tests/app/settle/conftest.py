from tests.app.tutor.conftest import english, theme

__all__ = ["english", "theme"]
