import { useEffect, useState } from 'react';
import { isFlowName, loadedFlow } from '../../screens/flows/flows';
import { useWidget } from '../../screens/shared/hooks';

interface MissingFlows {
  failed: boolean;
  fetchAgain: () => void;
}

/** Fetches the flows of a history that was imported with the devtools. */
export function useMissingFlows(fetchFlow: (name: string) => Promise<void>): MissingFlows {
  const [failed, setFailed] = useState(false);
  const missing = useWidget(({ widget }) =>
    widget.ready.filter((name) => isFlowName(name) && !loadedFlow(name)),
  );
  useEffect(() => {
    if (failed) return;
    Promise.all(missing.map(fetchFlow)).catch(() => setFailed(true));
  }, [missing, failed, fetchFlow]);
  return { failed: failed && missing.length > 0, fetchAgain: () => setFailed(false) };
}
