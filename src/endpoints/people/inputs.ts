import { z } from 'zod'

/** Control characters, text direction marks, and anything that email clients turn into a link. */
const DISALLOWED_IN_NAME = /[\p{C}<>]|:\/\/|\bwww\.|\b[\w-]+\.[a-z]{2,}\b(?=\/|$|\s)/iu

/** A name that is used in emails: up to 80 characters, without control characters or anything that looks like a URL. */
export const givenName = (label: string) =>
  z
    .string()
    .trim()
    .min(1, `${label} is missing`)
    .max(80, 'At most 80 characters')
    .refine((name) => !DISALLOWED_IN_NAME.test(name), `${label} cannot contain an address or special characters`)

/** An email address as stored and compared: trimmed, normalised and in lower case. */
export const address = z
  .string()
  .meta({ format: 'email' })
  .transform((text) => text.trim().normalize('NFKC').toLowerCase())
  .pipe(z.email('Please enter a valid email address').max(254))
