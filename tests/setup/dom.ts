import '@testing-library/jest-dom';
// What a widget and a client fetch by themselves is here before a test holds the clock: jest loads modules in real time.
import '../../src/mount/attach';
import '../../src/client/rooms';
