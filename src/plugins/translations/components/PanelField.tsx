import type { UIFieldServerProps } from 'payload'
import { tenantOfForm } from '../../../access/tenants'
import { AreaMessagesProvider } from '../../../components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '../../../i18n/areas'
import { languagesOf } from '../lib/readTexts'
import { Panel } from './Panel'

/** Beside a document of a site with several languages: how far each of them is. */
export async function PanelField({ data, req }: UIFieldServerProps) {
  const tenant = await tenantOfForm(req, data)
  if (!tenant || !(await languagesOf(req, tenant))) return null
  return (
    <AreaMessagesProvider words={messagesOfAreas(req.i18n.language, ['translations'])}>
      <Panel />
    </AreaMessagesProvider>
  )
}
