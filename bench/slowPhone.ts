import type { CDPSession } from '@playwright/test';

/** A cheap phone on a slow network. */
export const PROFILE = { cpuSlowdown: 4, megabitsPerSecond: 1.6, roundTripMs: 150 };

export async function slowDown(devtools: CDPSession): Promise<void> {
  const bytesPerSecond = (PROFILE.megabitsPerSecond * 1_000_000) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PROFILE.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown });
}
