import { z } from 'zod'
import { inputProblem, type InputMessages } from '@/i18n/inputs/inputProblem'
import { toAccountAddress, toEmailAddress } from '@/lib/accounts/emailAddress'

const emailInput = (parse: (text: string) => string | null, problem: keyof InputMessages) =>
  z
    .string()
    .meta({ format: 'email' })
    .refine((text) => parse(text) !== null, inputProblem(problem))
    .transform((text) => parse(text) ?? text)

/**
 * Input for the address of an account, also with an international domain. It is read as it is stored.
 * @param problem message key. Default: `emailLike`.
 */
export const accountEmail = (problem: keyof InputMessages = 'emailLike') => emailInput(toAccountAddress, problem)

/** Input for the address of a visitor. Only its domain is read in lower case. */
export const visitorEmail = () => emailInput(toEmailAddress, 'emailLike')
