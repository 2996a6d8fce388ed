import { Icon } from '../../../ui/Icon/Icon'
import { List } from '../../../ui/List/List'
import { ListRow } from '../../../ui/List/ListRow'
import { useWords } from '../../../ui/useWords'
import styles from './Checklist.module.css'
import type { Step, StepName } from './steps'

export interface ShownStep extends Pick<Step, 'isDone' | 'name'> {
  href: string
}

const ICONS: Record<StepName, string> = {
  address: 'MapPin',
  colleague: 'UserPlus',
  domain: 'Globe',
  event: 'CalendarDays',
  home: 'House',
  logo: 'Image',
  name: 'Type',
}

/** The steps; each leads to where it is done. */
export function StepList({ name: site, steps }: { name: string; steps: ShownStep[] }) {
  const t = useWords()
  return (
    <List>
      {steps.map(({ href, isDone, name }) => (
        <ListRow
          detail={t(`checklistHelp_${name}`, { name: site })}
          end={
            <span className={isDone ? styles.done : styles.open}>
              {t(isDone ? 'checklistStepDone' : 'checklistStepOpen')}
            </span>
          }
          href={href}
          key={name}
          start={
            <Icon
              className={isDone ? styles.done : styles.icon}
              name={isDone ? 'CircleCheck' : ICONS[name]}
              size={20}
            />
          }
          title={t(`checklistStep_${name}`)}
        />
      ))}
    </List>
  )
}
