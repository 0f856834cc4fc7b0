// Runs in the page before its scripts. Notes the times of all frames, and those at which a card begins to change its height.
const noted = { frames: [], begun: [] };
// The compiler of the bench adds calls of this helper to the functions that run in the page.
const __name = (named) => named;
Object.assign(window, { noted, __name });

const { animate } = Element.prototype;
Element.prototype.animate = function (keyframes, options) {
  const animation = animate.call(this, keyframes, options);
  if ('height' in keyframes) noted.begun.push({ at: performance.now(), duration: options.duration });
  return animation;
};

function noteFrame() {
  noted.frames.push(performance.now());
  requestAnimationFrame(noteFrame);
}
requestAnimationFrame(noteFrame);
