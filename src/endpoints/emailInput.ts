import { z } from 'zod'
import { inputProblem } from '@/i18n/inputs/inputProblem'
import { toAccountAddress, toEmailAddress } from '@/lib/accounts/emailAddress'

const emailInput = (parse: (text: string) => string | null) =>
  z
    .string()
    .meta({ format: 'email' })
    .refine((text) => parse(text) !== null, inputProblem('email'))
    .transform((text) => parse(text) ?? text)

/** Input for the address of an account, also with an international domain. It is read as it is stored. */
export const accountEmail = () => emailInput(toAccountAddress)

/** Input for the address of a visitor. Only its domain is read in lower case. */
export const visitorEmail = () => emailInput(toEmailAddress)
