import type { PayloadRequest } from 'payload'
import { lockSlugs } from '@/collections/hooks/freeSlug'
import { findPagesNamed } from '@/database/website/pathClaims'
import { translatorOf } from '@/i18n/translator'
import { refused } from '@/endpoints/OperationError'

/**
 * Makes pages that would take the address of a language wait, and waits for those that are about to. Call it before the
 * site is locked: saving a page locks its slug first.
 */
export const lockLanguageAddresses = async (req: PayloadRequest, tenant: string, codes: string[]): Promise<void> =>
  lockSlugs(
    req,
    'pages',
    codes.map((code) => code.toLowerCase()),
    tenant,
  )

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
