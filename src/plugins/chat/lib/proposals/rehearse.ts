import type { PayloadRequest } from 'payload'
import { inSavepoint } from '@/database/transactions'
import { readDocument } from '../../tools/documents'
import type { ProposedDocument } from './proposal'
import { writeDocument } from './writeDocument'

/** Ends a rehearsal with what was read in it. */
class Rehearsed extends Error {
  constructor(readonly doc: Record<string, unknown>) {
    super('Rehearsed')
  }
}

/**
 * What a document would be once a proposal is applied. It is written with all rules that apply, read, and taken back:
 * so a proposal shows everything that will change, and what a rule would refuse or overwrite is known before anybody is
 * asked. Not for proposals side by side in one request.
 * @throws the error that writing throws
 */
export async function rehearse(
  req: PayloadRequest,
  document: Pick<ProposedDocument, 'data' | 'id' | 'locale' | 'type'>,
  tenantId: string,
): Promise<Record<string, unknown>> {
  const { data, locale, type } = document
  try {
    return await inSavepoint(req, async () => {
      const id = await writeDocument(req, document, data, { tenantId })
      throw new Rehearsed((await readDocument(req, { id, locale, tenantId, type })) ?? {})
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.doc
    throw error
  }
}
