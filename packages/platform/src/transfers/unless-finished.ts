/**
 * Checks an uploaded file; null if it is already finished. A concurrent finish may have replaced its parts: an error
 * caused by that is ignored, because there is nothing left to do.
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
