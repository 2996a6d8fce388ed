'use client'

import { classes, Icon, useMessages } from '@/exports/client'
import type { Command, CommandGroup } from '../../lib/palette'
import styles from './Palette.module.css'

interface Props {
  activeKey: string | undefined
  groups: CommandGroup[]
  /** Prefix of every element id. */
  id: string
  onActive: (key: string) => void
  onRun: (command: Command) => void
}

const HEADINGS = {
  actions: 'jumpActions',
  create: 'jumpCreating',
  documents: 'jumpDocuments',
  help: 'help',
  recent: 'jumpRecent',
  screens: 'jumpScreens',
  sites: 'sites',
} as const

/** The commands of the palette, in groups. Focus stays in the input, which points here with `aria-activedescendant`. */
export function CommandList({ activeKey, groups, id, onActive, onRun }: Props) {
  const t = useMessages()
  return (
    <div aria-label={t('jumpTitle')} className={styles.list} id={`${id}list`} role="listbox">
      {groups.map(({ name, commands }) => (
        <div aria-labelledby={`${id}head-${name}`} key={name} role="group">
          <div className={styles.heading} id={`${id}head-${name}`}>
            {t(HEADINGS[name])}
          </div>
          {commands.map((command) => {
            const isActive = command.key === activeKey
            return (
              <div
                aria-selected={isActive}
                className={classes(styles.command, isActive && styles.active)}
                id={`${id}${command.key}`}
                key={command.key}
                onClick={() => onRun(command)}
                onPointerMove={() => isActive || onActive(command.key)}
                ref={isActive ? scrollToOption : undefined}
                role="option"
              >
                <Icon className={styles.icon} name={command.icon} size={16} />
                <bdi className={styles.label}>{command.label}</bdi>
                {command.detail && name !== 'create' && <span className={styles.detail}>{command.detail}</span>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

const scrollToOption = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' })
