import type { PayloadRequest } from 'payload'
import { findPagesNamed } from '@/database/website/pathClaims'
import { translatorOf } from '@/i18n/translator'
import { refused } from '../OperationError'

/**
 * Refuses languages whose address a page has: with `it` as a language, `/it` is the start page in Italian.
 * @param input the field to name
 * @throws OperationError 400
 */
export async function refuseTakenAddresses(
  req: PayloadRequest,
  tenant: string,
  codes: string[],
  input: string,
): Promise<void> {
  const [path] =
    codes.length > 0
      ? await findPagesNamed(
          req,
          tenant,
          codes.map((code) => code.toLowerCase()),
        )
      : []
  if (path) throw refused('languages', translatorOf(req.i18n)('refusedLanguagePage', { path }), input)
}
