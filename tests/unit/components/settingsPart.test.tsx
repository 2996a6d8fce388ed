import { renderToStaticMarkup } from 'react-dom/server'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { SettingsPart, type PartConfig } from '@/components/theme/Values/SettingsPart'
import { messagesOfAreas } from '@/i18n/translator'

const nothing = 'No theme settings available for Pages.'
const drawn = (path: string, config: PartConfig | undefined) =>
  renderToStaticMarkup(
    <AreaMessagesProvider messages={messagesOfAreas('en', ['fields'])}>
      <SettingsPart
        config={config}
        isReadOnly={false}
        nothing={nothing}
        onValue={() => undefined}
        path={path}
        showsProblems={false}
        stored={null}
      />
    </AreaMessagesProvider>,
  )

describe('SettingsPart', () => {
  it('shows "Missing path or config" without a path or a configuration [B-337]', () => {
    const config = { defaultLanguage: 'en', fields: [] }
    expect(drawn('', config)).toContain('Missing path or config')
    expect(drawn('theme', undefined)).toContain('Missing path or config')
    expect(drawn('theme', config)).not.toContain('Missing path or config')
    expect(drawn('theme', config)).toContain(nothing)
  })
})
