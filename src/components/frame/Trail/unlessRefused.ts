import { APIError } from 'payload'

/** What the frame reads to name a screen; null if it is refused: the screen itself says what is wrong. */
export const unlessRefused = <Found>(reading: Promise<Found>): Promise<Found | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof APIError) return null
    throw error
  })
