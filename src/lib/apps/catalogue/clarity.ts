import { loadWhen, textField } from '../appFields'
import { defineApp } from '../defineApp'

export const clarity = defineApp({
  handle: 'clarity',
  settings: [
    textField({ name: 'projectId', help: 'appSettingClarityProjectHelp', isPublic: true, isRequired: true, label: 'appSettingProjectId', pattern: /^[a-z0-9]{6,16}$/, patternHint: 'appSettingHintSmall' }),
    loadWhen(),
  ],
})
