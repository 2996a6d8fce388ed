'use client'

import * as Popover from '@radix-ui/react-popover'
import { useId, useState, type KeyboardEvent } from 'react'
import { useAboveDrawer } from '@/payload-patches/drawerFocus/useAboveDrawer'
import { classes } from '../classes'
import { Field } from '../Field/Field'
import fieldStyles from '../Field/Field.module.css'
import { Icon } from '../Icon/Icon'
import popoverStyles from '../Popover/Popover.module.css'
import { useMessages } from '../useMessages'
import styles from './Combobox.module.css'

export interface Option {
  value: string
  label: string
  /** Searchable, and shown in smaller type. */
  detail?: string
  /** Heading above it. Options of one group must be adjacent. */
  group?: string
}

interface Props {
  label: string
  options: Option[]
  value: string | null
  onValue: (value: string) => void
  help?: string
  error?: string | null
  /** Visible but disabled. Default: false. */
  isClosed?: boolean
  /** Shown while nothing is selected. */
  placeholder?: string
  /** Set it if the caller searches. Default: the given options are filtered. */
  onSearch?: (query: string) => void
}

/** Single choice from many options, with a search field. */
export function Combobox({
  error,
  help,
  isClosed = false,
  label,
  onSearch,
  onValue,
  options,
  placeholder,
  value,
}: Props) {
  const t = useMessages()
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const drawer = useAboveDrawer(isOpen, () => open(false))
  const [search, setSearch] = useState('')
  const [active, setActive] = useState(0)
  const query = search.trim().toLowerCase()
  const found = onSearch
    ? options
    : options.filter((option) => `${option.label} ${option.detail ?? ''} ${option.value}`.toLowerCase().includes(query))
  const [last, setLast] = useState<Option | null>(null)
  // The selected option may not be in the current search results.
  const chosen = options.find((option) => option.value === value) ?? (last?.value === value ? last : undefined)

  function open(next: boolean) {
    setOpen(next)
    updateSearch('')
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    )
  }

  function updateSearch(text: string) {
    setSearch(text)
    onSearch?.(text)
  }

  function choose(option: Option | undefined) {
    if (!option) return
    setLast(option)
    open(false)
    onValue(option.value)
  }

  function onKey(event: KeyboardEvent) {
    const target = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      End: found.length - 1,
      Home: 0,
      PageDown: active + 8,
      PageUp: active - 8,
    }[event.key]
    if (event.key === 'Enter') choose(found[active])
    else if (target !== undefined) setActive(Math.min(found.length - 1, Math.max(0, target)))
    else return
    event.preventDefault()
  }

  const renderOption = (option: Option, index: number) => (
    <li
      aria-selected={option.value === value}
      className={classes(styles.option, index === active && styles.active)}
      id={`${listId}-${index}`}
      key={option.value}
      onClick={() => choose(option)}
      onPointerMove={() => setActive(index)}
      ref={index === active ? scrollIntoView : undefined}
      role="option"
    >
      <span className={styles.optionLabel}>
        <bdi>{option.label}</bdi>
      </span>
      {option.detail && <span className={styles.detail}>{option.detail}</span>}
      {option.value === value && <Icon name="Check" />}
    </li>
  )

  return (
    <Field error={error} help={help} label={label}>
      {(control) => (
        <Popover.Root onOpenChange={open} open={isOpen}>
          <Popover.Trigger
            {...control}
            aria-haspopup="listbox"
            aria-label={`${label}: ${chosen?.label ?? placeholder ?? ''}`}
            className={classes(fieldStyles.input, styles.trigger)}
            disabled={isClosed}
          >
            {/* Cut off at its own end, also where the page runs from right to left. */}
            <span className={classes(styles.value, !chosen && styles.placeholder)} dir="auto">
              {chosen?.label ?? placeholder}
            </span>
            <Icon name="ChevronsUpDown" />
          </Popover.Trigger>
          <Popover.Portal container={drawer}>
            <Popover.Content
              align="start"
              aria-label={label}
              className={popoverStyles.popover}
              collisionPadding={8}
              sideOffset={4}
            >
              <input
                aria-activedescendant={found[active] && `${listId}-${active}`}
                aria-autocomplete="list"
                aria-controls={listId}
                aria-expanded
                aria-label={label}
                className={fieldStyles.input}
                onChange={(event) => {
                  updateSearch(event.target.value)
                  setActive(0)
                }}
                onKeyDown={onKey}
                placeholder={t('search')}
                role="combobox"
                value={search}
              />
              <ul aria-label={label} className={styles.options} id={listId} role="listbox">
                {groupsOf(found).map(({ from, group, options: members }) =>
                  group === undefined ? (
                    members.map((option, index) => renderOption(option, from + index))
                  ) : (
                    <li aria-label={group} key={group} role="group">
                      <span aria-hidden="true" className={styles.group}>
                        {group}
                      </span>
                      <ul className={styles.members} role="presentation">
                        {members.map((option, index) => renderOption(option, from + index))}
                      </ul>
                    </li>
                  ),
                )}
              </ul>
              {found.length === 0 && <p className={styles.none}>{t('nothingFound')}</p>}
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  )
}

/** Adjacent options of the same group, with the index of the first one. */
function groupsOf(options: readonly Option[]): { from: number; group: string | undefined; options: Option[] }[] {
  const groups: { from: number; group: string | undefined; options: Option[] }[] = []
  options.forEach((option, index) => {
    const last = groups.at(-1)
    if (last && last.group === option.group) last.options.push(option)
    else groups.push({ from: index, group: option.group, options: [option] })
  })
  return groups
}

const scrollIntoView = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' })
