import { openChromium } from './playwrightDriver';
import { setStage, type Stage } from './stage';

/** Does the same in Chromium, on the same site. */
export async function inChromium<Result>(
  { site }: Stage,
  run: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const chromium = await openChromium();
  const { stage, close } = setStage(chromium, site);
  try {
    return await run(stage);
  } finally {
    await close();
    await chromium.close();
  }
}
