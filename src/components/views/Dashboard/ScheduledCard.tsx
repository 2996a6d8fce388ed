import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { callboardOf } from '../../../access/registryOf'
import { translatorOf } from '../../../i18n/translator'
import { scheduleWords } from '../../document/Schedule/scheduleWords'
import { Icon } from '../../ui/Icon/Icon'
import { List } from '../../ui/List/List'
import { ListRow } from '../../ui/List/ListRow'
import { SettingsCard } from '../../ui/SettingsCard/SettingsCard'
import { hrefs } from '../hrefs'
import styles from './Dashboard.module.css'
import type { ScheduledDocument } from './data/scheduled'

/** What changes on the site by itself, and when. */
export function ScheduledCard({ req, scheduled }: { req: PayloadRequest; scheduled: ScheduledDocument[] }) {
  const t = translatorOf(req.i18n)
  const hrefOf = hrefs(req)
  const kinds = new Map(
    callboardOf(req.payload).contentTypes.map(({ slug, collection }) => [
      slug,
      getTranslation(collection.labels?.singular ?? slug, req.i18n),
    ]),
  )
  return (
    <SettingsCard isFlush title={t('statusScheduled')}>
      <List>
        {scheduled.map((one) => (
          <ListRow
            detail={`${kinds.get(one.collection) ?? one.collection} · ${scheduleWords(t, one)}`}
            href={hrefOf(`/collections/${one.collection}/${one.id}`)}
            key={`${one.collection} ${one.id}`}
            start={<Icon className={styles.icon} name="CalendarClock" />}
            title={one.title || t('untitled')}
          />
        ))}
      </List>
    </SettingsCard>
  )
}
