'use client'

import { Checkbox } from '../../../../../components/ui/Checkbox/Checkbox'
import { useMessages } from '../../../../../components/ui/useMessages'
import type { ListOfSite } from '../../../lib/browserLists/listKey'
import { useTicketingList } from '../../lists/useTicketingList'
import styles from './Differences.module.css'

interface Props {
  /** Ids. */
  chosen: string[]
  list: ListOfSite
  onChosen: (ids: string[]) => void
}

/** The modes of sale that count for an event. */
export function Modes({ chosen, list, onChosen }: Props) {
  const t = useMessages()
  const { docs, error } = useTicketingList(list)
  if (!docs) return <p role="status">{error?.message ?? t('ticketingLoading')}</p>
  // One that the box office has dropped can be taken away, too.
  const all = [...docs, ...chosen.filter((id) => !docs.some((one) => one.id === id)).map((id) => ({ id, label: id }))]
  return (
    <fieldset className={styles.modes}>
      <legend>{t('ticketingModes')}</legend>
      {all.map(({ id, label }) => (
        <Checkbox
          isOn={chosen.includes(id)}
          key={id}
          label={label}
          onChange={(isOn) => onChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
    </fieldset>
  )
}
