import type { BasePayload } from 'payload'
import { poolOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const forms = namesOf('forms')

const SIZES = ['thumbnail', 'card', 'wide_half', 'wide', 'full_half', 'full'].map((size) => `sizes_${size}_filename`)

/** Whether a file name belongs to the tenant, as a file or as a size of a picture. Does not check who can see it. */
export async function ownsFile(
  payload: BasePayload,
  tenant: string,
  kind: 'files' | 'media',
  filename: string,
): Promise<boolean> {
  const names = kind === 'media' ? ['filename', ...SIZES] : ['filename']
  const text = `select 1 from ${kind} where tenant_id = $1 and $2 in (${names.join(', ')}) limit 1`
  const { rows } = await poolOf(payload).query({ name: `callboard-own-${kind}`, text, values: [tenant, filename] })
  return rows.length > 0
}

/**
 * Whether a form belongs to the tenant.
 * @param form a UUID
 */
export async function ownsForm(payload: BasePayload, tenant: string, form: string): Promise<boolean> {
  const { rows } = await poolOf(payload).query({
    name: 'callboard-own-form',
    text: `select 1 from ${forms} where ${forms.tenant_id} = $1 and ${forms.id} = $2`,
    values: [tenant, form],
  })
  return rows.length > 0
}
