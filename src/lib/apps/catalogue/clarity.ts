import { defineApp } from '../defineApp'
import { loadWhen } from '../loadWhen'

export const clarity = defineApp({
  handle: 'clarity',
  settings: [
    { name: 'projectId', help: 'appSettingClarityProjectHelp', isPublic: true, isRequired: true, label: 'appSettingProjectId', pattern: /^[a-z0-9]{6,16}$/, patternHint: 'appSettingHintSmall', type: 'text' },
    loadWhen,
  ],
})
