import type { WordKey } from '../../../i18n/en'
import type { Translator } from '../../../i18n/say'
import { EmptyState } from '../../ui/EmptyState/EmptyState'
import { Icon } from '../../ui/Icon/Icon'
import { List } from '../../ui/List/List'
import { ListRow } from '../../ui/List/ListRow'
import { SettingsCard } from '../../ui/SettingsCard/SettingsCard'
import type { HrefOf } from '../hrefs'
import styles from './Dashboard.module.css'
import type { FirstStep } from './data/firstSteps'

const WORDS: Record<FirstStep['collection'], { help: WordKey; icon: string; title: WordKey }> = {
  events: { help: 'stepEventHelp', icon: 'CalendarDays', title: 'stepEvent' },
  media: { help: 'stepMediaHelp', icon: 'Image', title: 'stepMedia' },
  pages: { help: 'stepPageHelp', icon: 'House', title: 'stepPage' },
  venues: { help: 'stepVenueHelp', icon: 'MapPin', title: 'stepVenue' },
}

/** What to do first on an empty site, for those who may do something. */
export function FirstSteps({ hrefOf, steps, t }: { hrefOf: HrefOf; steps: FirstStep[]; t: Translator }) {
  if (steps.length === 0) return <EmptyState icon="Inbox">{t('firstStepsNothing')}</EmptyState>
  return (
    <div className={styles.steps}>
      <SettingsCard help={t('firstStepsHelp')} isFlush title={t('firstSteps')}>
        <List>
          {steps.map(({ collection, hasBegun, isDone }) => (
            <ListRow
              detail={t(WORDS[collection].help)}
              end={isDone ? t('stepDone') : <Icon className={styles.next} name="ChevronRight" />}
              href={hrefOf(`/collections/${collection}${hasBegun ? '' : '/create'}`)}
              key={collection}
              start={<Icon className={styles.icon} name={isDone ? 'Check' : WORDS[collection].icon} size={20} />}
              title={t(WORDS[collection].title)}
            />
          ))}
        </List>
      </SettingsCard>
    </div>
  )
}
