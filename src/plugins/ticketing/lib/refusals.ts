import type { PayloadRequest } from 'payload'
import { translatorOf } from '@/exports/server'
import type { refusals } from '../messages/refusals/en'

type RefusalName = keyof typeof refusals extends `ticketingRefused${infer Name}` ? Name : never

/** Message for a rejected ticketing request, in the reader's language. */
export const refusalText = (
  { i18n }: Pick<PayloadRequest, 'i18n'>,
  name: RefusalName,
  values: Record<string, number | string> = {},
): string => translatorOf(i18n)(`ticketingRefused${name}`, values)
