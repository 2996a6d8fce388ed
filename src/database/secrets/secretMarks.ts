import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { SecretMark } from '../../lib/apps/secretMark'
import { dbOf } from '../connections'
import { secrets } from '../tables/secrets'

/** Marks by owner, then by secret name. */
export type SecretMarks = Record<string, Record<string, SecretMark>>

/** Reads which secrets of a tenant are stored, with their last four characters. Never reads the secrets themselves. */
export async function readSecretMarks(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  tenantId: string,
): Promise<SecretMarks> {
  const rows = await (
    await dbOf(req)
  )
    .select({ last4: secrets.last4, name: secrets.name, owner: secrets.owner })
    .from(secrets)
    .where(eq(secrets.tenantId, tenantId))
  const marks: SecretMarks = {}
  for (const { last4, name, owner } of rows) (marks[owner] ??= {})[name] = { last4, set: true }
  return marks
}
