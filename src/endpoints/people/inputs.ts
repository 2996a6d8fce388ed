import { z } from 'zod'
import { inputProblem } from '../../i18n/inputs/inputProblem'

/** Control characters, text direction marks, and anything that email clients turn into a link. */
const DISALLOWED_IN_NAME = /[\p{C}<>]|:\/\/|\bwww\.|\b[\w-]+\.[a-z]{2,}\b(?=\/|$|\s)/iu

/** A name that is used in emails: up to 80 characters, without control characters or anything that looks like a URL. */
export const givenName = (name: 'firstName' | 'lastName') =>
  z
    .string()
    .trim()
    .min(1, inputProblem(`${name}Missing`))
    .max(80, inputProblem('most'))
    .refine((text) => !DISALLOWED_IN_NAME.test(text), inputProblem(`${name}Characters`))

/** An email address as stored and compared: trimmed, normalised and in lower case. */
export const address = z
  .string()
  .meta({ format: 'email' })
  .transform((text) => text.trim().normalize('NFKC').toLowerCase())
  .pipe(z.email(inputProblem('email')).max(254))
