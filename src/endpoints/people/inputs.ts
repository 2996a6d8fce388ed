import { z } from 'zod'

/** Line breaks and the like, marks that turn the direction of a text, and what mail programs make a link of. */
const UNFIT = /[\p{C}<>]|:\/\/|\bwww\.|\b[\w-]+\.[a-z]{2,}\b(?=\/|$|\s)/iu

/** A name that goes into mails: up to 80 characters, no control characters, nothing that reads like an address. */
export const givenName = (what: string) =>
  z
    .string()
    .trim()
    .min(1, `${what} is missing`)
    .max(80, 'At most 80 characters')
    .refine((name) => !UNFIT.test(name), `${what} cannot contain an address or special characters`)

/** An address as it is stored and compared: trimmed, lower case, the host as it is looked up. */
export const address = z
  .string()
  .meta({ format: 'email' })
  .transform((text) => text.trim().normalize('NFKC').toLowerCase())
  .pipe(z.email('Please enter a valid e-mail address').max(254))
