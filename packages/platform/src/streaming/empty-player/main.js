globalThis.player = 'a test plays its part';
