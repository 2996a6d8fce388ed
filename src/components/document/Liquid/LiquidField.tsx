import type { TextareaFieldServerProps } from 'payload'
import { tenantOf, tenantOfForm } from '@/access/tenants'
import { LIQUID_FEATURE } from '@/lib/content/liquid/liquidBlocks'
import { planAllows } from '@/lib/plans/planAllows'
import { LiquidInput } from './LiquidInput'

/** The template of a block; read-only if the site's plan does not include templates. */
export async function LiquidField({ data, path, readOnly, req }: TextareaFieldServerProps) {
  const tenant = await tenantOfForm(req, data)
  const site = tenant ? await tenantOf(req, tenant) : null
  return (
    <LiquidInput
      isInPlan={site !== null && planAllows(site, LIQUID_FEATURE)}
      isReadOnly={readOnly === true}
      path={path}
    />
  )
}
