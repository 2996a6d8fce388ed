import type { BlocksFieldServerProps, PayloadRequest } from 'payload'
import { readPreferences } from '@/database/people/visibleIds'
import { messagesIn, messagesOfAreas } from '@/i18n/translator'
import { readRecent, RECENT_BLOCKS } from '@/lib/content/blocks'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { readTheme } from '../readTheme'
import { LayoutInput } from './LayoutInput'

/** The blocks of a page: built-in ones and those of the site's theme. */
export async function Layout({
  clientField,
  data,
  path,
  permissions,
  readOnly,
  req,
  schemaPath,
  value,
}: BlocksFieldServerProps) {
  const [site, recent] = await Promise.all([readTheme(req, data, value), loadRecentBlocks(req)])
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['checks', 'fields'])}>
      <LayoutInput
        blocks={site?.theme.blocks ?? []}
        defaultLanguage={site?.defaultLanguage ?? 'en'}
        field={clientField}
        help={blockDescriptions(req.i18n.language)}
        path={path}
        permissions={permissions}
        readOnly={readOnly}
        recent={recent}
        references={site?.references ?? { names: {}, tenant: '' }}
        schemaPath={schemaPath}
        themeName={site?.name ?? ''}
      />
    </AreaMessagesProvider>
  )
}

const HELP = 'blockHelp_'

/** Description of each block. Plugins add theirs as message keys: `blockHelp_` and the slug. */
const blockDescriptions = (language: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messagesIn(language)).flatMap(([key, text]) =>
      key.startsWith(HELP) ? [[key.slice(HELP.length), text]] : [],
    ),
  )

async function loadRecentBlocks({ payload, user }: PayloadRequest): Promise<string[]> {
  if (!user) return []
  const [stored] = await readPreferences(payload, String(user.id), [RECENT_BLOCKS])
  return readRecent(stored?.value)
}
