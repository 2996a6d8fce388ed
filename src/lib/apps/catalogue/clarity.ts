import { defineApp } from '../defineApp'
import { loadWhen } from '../loadWhen'

export const clarity = defineApp({
  handle: 'clarity',
  settings: [
    { name: 'projectId', help: 'appSettingClarityProjectHelp', isPublic: true, isRequired: true, label: 'appSettingProjectId', pattern: /^[a-z0-9]{6,16}$/, patternHint: 'Small letters and digits, like a1b2c3d4e5', type: 'text' },
    loadWhen,
  ],
})
