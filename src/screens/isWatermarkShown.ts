import type { Bootstrap } from '../domain/entities';
import type { WidgetSetup } from '../store/widgets';

/**
 * §2 Watermark: a project may require the watermark, and the host's styles may show it. Never on the identity provider.
 */
export const isWatermarkShown = ({ kind, theme }: WidgetSetup, { displayWatermark }: Bootstrap): boolean =>
  kind !== 'identityProvider' && (displayWatermark || theme.displayWatermark);
