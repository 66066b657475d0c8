type Report = (error: unknown) => void;

/**
 * Passes on errors that nobody caught. What reports them is loaded with the first one, so that it costs no visit
 * anything. Returns the function for those that a page caught.
 */
export function watchFaults(load: () => Promise<Report>): Report {
  let loading: Promise<Report> | undefined;
  const report = async (error: unknown): Promise<void> => {
    try {
      const send = await (loading ??= load());
      send(error);
    } catch {
      // Offline, or removed by a newer release: reporting that would not end.
    }
  };
  window.addEventListener('error', ({ error }) => void report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => void report(reason));
  return (error) => void report(error);
}
