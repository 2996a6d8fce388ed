import type { PayloadRequest } from 'payload'
import { translatorOf } from '../../../i18n/translator'
import { Button } from '../../ui/Button/Button'
import { EmptyState } from '../../ui/EmptyState/EmptyState'
import { hrefs } from '../hrefs'
import screen from '../Screen.module.css'

/** For somebody who belongs to no tenant, and for the provider before there is one. */
export function NoSite({
  isProvider,
  isSupport,
  req,
}: {
  isProvider: boolean
  isSupport: boolean
  req: PayloadRequest
}) {
  const t = translatorOf(req.i18n)
  const create = isProvider && (
    <Button href={hrefs(req)('/sites/new')} look="primary">
      {t('providerNewSite')}
    </Button>
  )
  const visit = isSupport && (
    <Button href={hrefs(req)('/support')} look="primary">
      {t('sites')}
    </Button>
  )
  const ask = !isProvider && req.user?.organisation && (
    <Button href={hrefs(req)('/collaborations')} look="primary">
      {t('collaborations')}
    </Button>
  )
  return (
    <main className={screen.reading}>
      <EmptyState action={create || visit || ask} icon="Building2" isPage title={t('noSite')}>
        {isProvider ? t('noSiteProvider') : isSupport ? t('noSiteSupport') : t('noSiteHelp')}
      </EmptyState>
    </main>
  )
}
