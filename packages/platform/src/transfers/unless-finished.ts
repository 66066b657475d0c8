/**
 * Looks into a file that was sent; null when it is finished already. When it is finished twice at once, the other one may have put something else
 * in its place by now: whatever went wrong by that, there is nothing left to do.
 */
export async function unlessFinished<Found>(
  isFinished: () => Promise<boolean>,
  look: () => Promise<Found>,
): Promise<Found | null> {
  try {
    return await look();
  } catch (error) {
    if (await isFinished()) return null;
    throw error;
  }
}
