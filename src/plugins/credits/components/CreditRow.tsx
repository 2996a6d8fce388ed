'use client'

import { useConfig, useField } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useRef, type KeyboardEvent } from 'react'
import { ReferenceStates } from '@/components/document/ReferenceStates/ReferenceStates'
import { classes, Icon, useMessages } from '@/exports/client'
import { CREDIT_GROUPS, type CreditGroup } from '../lib/castList/terms'
import styles from './Credits.module.css'
import { PersonPicker } from './PersonPicker'
import type { Credits } from './useCredits'
import { useRowDrag } from './useRowDrag'

interface Props {
  count: number
  credits: Credits
  id: string
  index: number
  isOpen: boolean
  nameOf: (id: string) => string | null | undefined
  path: string
  tenant: string
}

const MAX_ROLE_LENGTH = 160

/** One credit: role, person and group. */
export function CreditRow({ count, credits, id, index, isOpen, nameOf, path, tenant }: Props) {
  const t = useMessages()
  const { config } = useConfig()
  const row = useRef<HTMLTableRowElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const role = useField<string | null>({ path: `${path}.${index}.role` })
  const person = useField<string | null>({ path: `${path}.${index}.person` })
  const group = useField<CreditGroup | null>({ path: `${path}.${index}.group` })
  const { edge, isDragged } = useRowDrag({ handle, id, index, isEnabled: isOpen, onMove: credits.move, row })
  const storedName = person.value ? nameOf(person.value) : ''
  const personName = storedName === undefined ? t('eventsUnknownDocument') : (storedName ?? '…')
  const name = [role.value, personName].filter(Boolean).join(' – ') || t('creditsNumber', { number: index + 1 })

  function onKey(event: KeyboardEvent<HTMLElement>, part: 'handle' | 'role') {
    const isMove = event.altKey || part === 'handle'
    const to = isMove
      ? { ArrowDown: index + 1, ArrowUp: index - 1, ...(part === 'handle' && { End: count - 1, Home: 0 }) }[event.key]
      : undefined
    if (to !== undefined) credits.move(index, to, part)
    else if (event.key === 'Enter' && part === 'role' && !event.nativeEvent.isComposing) credits.add(index)
    else return
    event.preventDefault()
  }

  if (!isOpen) {
    return (
      <tr className={styles.row} data-credit={id}>
        <td dir="auto">{role.value}</td>
        <td dir="auto">{personName}</td>
        <td>{t(GROUP_LABELS[group.value ?? 'creative'])}</td>
      </tr>
    )
  }
  return (
    <tr
      className={classes(
        styles.row,
        isDragged && styles.isDragged,
        edge === 'top' && styles.above,
        edge === 'bottom' && styles.below,
      )}
      data-credit={id}
      ref={row}
    >
      <td className={styles.grip}>
        <button
          aria-label={t('creditsMove', { credit: name })}
          className={styles.tool}
          data-part="handle"
          onKeyDown={(event) => onKey(event, 'handle')}
          ref={handle}
          title={t('creditsMoveHelp')}
          type="button"
        >
          <Icon name="GripVertical" />
        </button>
      </td>
      <td className={styles.role}>
        <input
          aria-label={`${t('creditsRole')}, ${t('creditsNumber', { number: index + 1 })}`}
          className={styles.input}
          data-part="role"
          dir="auto"
          id={`field-${path}__${index}__role`}
          maxLength={MAX_ROLE_LENGTH}
          onChange={({ target }) => role.setValue(target.value)}
          onKeyDown={(event) => onKey(event, 'role')}
          placeholder={t('creditsRolePlaceholder')}
          type="text"
          value={role.value ?? ''}
        />
        {role.showError && <span className={styles.wrong}>{role.errorMessage}</span>}
      </td>
      <td className={styles.person}>
        <div className={styles.picked}>
          <PersonPicker
            label={`${t('creditsPerson')}, ${t('creditsNumber', { number: index + 1 })}`}
            name={storedName === null ? null : personName}
            onValue={(value) => person.setValue(value)}
            tenant={tenant}
            value={person.value || null}
          />
          {person.value && (
            <a
              aria-label={t('creditsOpen', { person: personName })}
              className={styles.tool}
              href={formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/people/${person.value}` })}
              rel="noreferrer"
              target="_blank"
              title={t('creditsOpen', { person: personName })}
            >
              <Icon name="ExternalLink" />
            </a>
          )}
        </div>
        <ReferenceStates path={`${path}.${index}.person`} relationTo="people" />
        {person.showError && <span className={styles.wrong}>{person.errorMessage}</span>}
      </td>
      <td className={styles.group}>
        <select
          aria-label={`${t('creditsGroup')}, ${t('creditsNumber', { number: index + 1 })}`}
          className={styles.input}
          onChange={({ target }) => group.setValue(target.value)}
          value={group.value ?? 'creative'}
        >
          {CREDIT_GROUPS.map((option) => (
            <option key={option} value={option}>
              {t(GROUP_LABELS[option])}
            </option>
          ))}
        </select>
      </td>
      <td className={styles.end}>
        <button
          aria-label={t('creditsRemove', { credit: name })}
          className={styles.tool}
          data-part="remove"
          onClick={() => credits.remove(index, name)}
          title={t('creditsRemoveHead')}
          type="button"
        >
          <Icon name="X" />
        </button>
      </td>
    </tr>
  )
}

export const GROUP_LABELS = {
  cast: 'creditsCast',
  creative: 'creditsCreative',
  crew: 'creditsCrew',
  musicians: 'creditsMusicians',
} as const
