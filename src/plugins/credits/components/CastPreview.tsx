'use client'

import { Button, Checkbox, Icon, useMessages } from '@/exports/client'
import { GROUP_LABELS } from './CreditRow'
import styles from './Credits.module.css'
import { candidates, isUnknown, type CastListPreview, type Choice, type PreviewLine } from './useCastList'

/** The parsed cast list, with a choice of person for each name. */
export function CastPreview({ list, canAdd }: { list: CastListPreview; canAdd: boolean }) {
  const t = useMessages()
  const unknown = new Map(list.lines.filter(isUnknown).map((line) => [line.key, line]))
  const newCount = [...unknown.values()].filter(({ choice }) => choice.kind === 'new').length
  return (
    <section aria-label={t('creditsPreview')} className={styles.preview}>
      <div className={styles.previewHead}>
        <p className={styles.count}>{t('creditsRead', { count: list.lines.length })}</p>
        {list.canSwapSides && (
          <Button variant="quiet" onClick={list.swapSides}>
            {t('creditsTurn')}
          </Button>
        )}
      </div>
      {canAdd && unknown.size > 1 && (
        <Checkbox
          isMixed={newCount > 0}
          isOn={newCount === unknown.size}
          label={t('creditsAllNew', { count: unknown.size })}
          onChange={list.chooseAllNew}
        />
      )}
      <table className={styles.table}>
        <caption className={styles.unseen}>{t('creditsPreview')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('creditsRole')}</th>
            <th scope="col">{t('creditsName')}</th>
            <th scope="col">{t('creditsPerson')}</th>
          </tr>
        </thead>
        <tbody>
          {list.lines.map((line, index) => (
            <tr className={styles.row} data-line key={`${index} ${line.key}`}>
              <td>
                <bdi>{line.role || '–'}</bdi>
                <span className={styles.detail}>{t(GROUP_LABELS[line.group])}</span>
              </td>
              <td>
                <bdi>{line.name}</bdi>
              </td>
              <td>
                <PersonChoice line={line} canAdd={canAdd} onChoice={(choice) => list.choose(line.key, choice)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface WhoProps {
  line: PreviewLine
  canAdd: boolean
  onChoice: (choice: Choice) => void
}

function PersonChoice({ line, canAdd, onChoice }: WhoProps) {
  const t = useMessages()
  const { choice, isExisting, match, name } = line
  const options = candidates(line)
  const [only] = match.same
  if (only && match.same.length === 1) {
    return (
      <span className={styles.matched}>
        <Icon name="Check" />
        <bdi>{only.name}</bdi>
        {isExisting && <span className={styles.detail}>{t('creditsThere')}</span>}
      </span>
    )
  }
  return (
    <div className={styles.who}>
      {options.length > 0 && (
        <select
          aria-label={t('creditsWho', { name })}
          className={styles.input}
          onChange={({ target }) => onChoice(target.value ? { id: target.value, kind: 'person' } : { kind: 'none' })}
          value={choice.kind === 'person' ? choice.id : ''}
        >
          <option value="">{t(match.same.length > 1 ? 'creditsSeveral' : 'creditsMaybe')}</option>
          {options.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
        </select>
      )}
      {isUnknown(line) && canAdd && (
        <Checkbox
          isOn={choice.kind === 'new'}
          label={t('creditsNew')}
          onChange={(isOn) => onChoice({ kind: isOn ? 'new' : 'none' })}
        />
      )}
      {isExisting && <span className={styles.detail}>{t('creditsThere')}</span>}
      {isUnknown(line) && !canAdd && options.length === 0 && (
        <span className={styles.detail}>{t('creditsUnknown')}</span>
      )}
    </div>
  )
}
