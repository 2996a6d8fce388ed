'use client'

import { Dialog, useMessages } from '@/exports/client'
import type { NavigationSection } from '@/lib/navigation/buildNavigation'
import { GO_TO } from '../../lib/shortcuts'
import styles from './Palette.module.css'

interface Props {
  onClose: () => void
  /** Navigation sections that the person may open. */
  sections: NavigationSection[]
}

/** Lists the keyboard shortcuts that work on every screen. */
export default function Shortcuts({ onClose, sections }: Props) {
  const t = useMessages()
  const rows: [keys: string[], meaning: string][] = [
    [['⌘ / Ctrl', 'K'], t('jumpTitle')],
    [['⌘ / Ctrl', 'S'], t('shortcutSave')],
    [['/'], t('search')],
    ...sections.flatMap(({ fullLabel, label, name }): [string[], string][] =>
      GO_TO[name] ? [[['g', GO_TO[name]], t('shortcutGo', { section: t(fullLabel ?? label) })]] : [],
    ),
    [['?'], t('shortcuts')],
  ]
  return (
    <Dialog isOpen onClose={onClose} title={t('shortcuts')}>
      <dl className={styles.shortcuts}>
        {rows.map(([keys, meaning]) => (
          <div className={styles.shortcut} key={keys.join()}>
            <dt>{meaning}</dt>
            <dd dir="ltr">
              {keys.map((key) => (
                <kbd className={styles.key} key={key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
