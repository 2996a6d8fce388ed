import { administers } from '@/access/person'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas, translatorOf } from '@/exports/server'
import type { DashboardBoxProps } from '@/exports/types'
import { LABELS } from '../lib/labels'
import { readSiteStarter } from '../lib/siteStarter'
import { PLAIN_STARTER, STARTERS } from '../lib/starters'
import { lookOf } from '../lib/lookOf'
import { Starters } from './Starters'

/** Dashboard box: the starters of an empty site, and the removal of the one that it began with. */
export async function StarterBox({ person, req, tenant }: DashboardBoxProps) {
  if (!administers(person, tenant.id)) return null
  const { canChoose, chosen, isRecent } = await readSiteStarter(req, tenant.id)
  const t = translatorOf(req.i18n)
  const isStyled = chosen !== null && chosen !== PLAIN_STARTER
  if (!canChoose && !(isStyled && isRecent)) return null
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['starters'])}>
      <Starters
        canChoose={canChoose}
        chosen={isStyled ? t(LABELS[chosen].name) : null}
        key={`${tenant.id} ${chosen ?? ''}`}
        starters={STARTERS.filter((key) => key !== PLAIN_STARTER).map((key) => ({
          help: t(LABELS[key].help),
          key,
          look: lookOf(key),
          name: t(LABELS[key].name),
        }))}
        tenant={tenant.id}
      />
    </AreaMessagesProvider>
  )
}
