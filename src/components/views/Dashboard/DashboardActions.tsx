import { translatorOf } from '../../../i18n/translator'
import { Button } from '../../ui/Button/Button'
import { hrefs } from '../hrefs'
import { may, type Scope } from './data/scope'

/** What staff make most often, for those who may. */
export function DashboardActions({ scope }: { scope: Scope }) {
  const t = translatorOf(scope.req.i18n)
  const hrefOf = hrefs(scope.req)
  const canPage = may(scope, 'manage', 'pages')
  const canEvent = may(scope, 'manage', 'events')
  if (!canPage && !canEvent) return null
  return (
    <>
      {canPage && (
        <Button href={hrefOf('/collections/pages/create')} icon="Plus" look={canEvent ? 'plain' : 'primary'}>
          {t('newPage')}
        </Button>
      )}
      {canEvent && (
        <Button href={hrefOf('/collections/events/create')} icon="Plus" look="primary">
          {t('newEvent')}
        </Button>
      )}
    </>
  )
}
