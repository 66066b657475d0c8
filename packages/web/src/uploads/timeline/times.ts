const exact = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
});

/** `Nov 21, 08:41:20`, in local time. */
export const formatExact = (instant: string): string => exact.format(new Date(instant));
