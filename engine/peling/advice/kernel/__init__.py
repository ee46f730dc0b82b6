"""The kernel: fast deals and rollouts in WebAssembly, and what is handed to it as figures."""
