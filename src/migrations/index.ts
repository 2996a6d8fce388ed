import * as migration_20261130_000000_baseline from './20261130_000000_baseline';
import * as migration_20261130_000100_rules from './20261130_000100_rules';
import * as migration_20261130_021838_chat_collections from './20261130_021838_chat_collections';
import * as migration_20261130_022347_list_indexes from './20261130_022347_list_indexes';
import * as migration_20261130_023404_moving_in from './20261130_023404_moving_in';
import * as migration_20261130_031148_canary from './20261130_031148_canary';
import * as migration_20261130_070900_change_notices from './20261130_070900_change_notices';
import * as migration_20261130_071317_passkeys from './20261130_071317_passkeys';
import * as migration_20261130_071909_audience from './20261130_071909_audience';
import * as migration_20261130_072100_starters from './20261130_072100_starters';
import * as migration_20261130_072600_announcements from './20261130_072600_announcements';
import * as migration_20261130_073400_welsh from './20261130_073400_welsh';
import * as migration_20261130_113835_form_mail_rules from './20261130_113835_form_mail_rules';
import * as migration_20261130_114500_gathered_changes from './20261130_114500_gathered_changes';
import * as migration_20261130_193200_hidden_collections from './20261130_193200_hidden_collections';
import * as migration_20261130_193300_release_collections from './20261130_193300_release_collections';

export const migrations = [
  {
    up: migration_20261130_000000_baseline.up,
    down: migration_20261130_000000_baseline.down,
    name: '20261130_000000_baseline',
  },
  {
    up: migration_20261130_000100_rules.up,
    down: migration_20261130_000100_rules.down,
    name: '20261130_000100_rules',
  },
  {
    up: migration_20261130_021838_chat_collections.up,
    down: migration_20261130_021838_chat_collections.down,
    name: '20261130_021838_chat_collections',
  },
  {
    up: migration_20261130_022347_list_indexes.up,
    down: migration_20261130_022347_list_indexes.down,
    name: '20261130_022347_list_indexes',
  },
  {
    up: migration_20261130_023404_moving_in.up,
    down: migration_20261130_023404_moving_in.down,
    name: '20261130_023404_moving_in',
  },
  {
    up: migration_20261130_031148_canary.up,
    down: migration_20261130_031148_canary.down,
    name: '20261130_031148_canary',
  },
  {
    up: migration_20261130_070900_change_notices.up,
    down: migration_20261130_070900_change_notices.down,
    name: '20261130_070900_change_notices',
  },
  {
    up: migration_20261130_071317_passkeys.up,
    down: migration_20261130_071317_passkeys.down,
    name: '20261130_071317_passkeys',
  },
  {
    up: migration_20261130_071909_audience.up,
    down: migration_20261130_071909_audience.down,
    name: '20261130_071909_audience',
  },
  {
    up: migration_20261130_072100_starters.up,
    down: migration_20261130_072100_starters.down,
    name: '20261130_072100_starters',
  },
  {
    up: migration_20261130_072600_announcements.up,
    down: migration_20261130_072600_announcements.down,
    name: '20261130_072600_announcements',
  },
  {
    up: migration_20261130_073400_welsh.up,
    down: migration_20261130_073400_welsh.down,
    name: '20261130_073400_welsh',
  },
  {
    up: migration_20261130_113835_form_mail_rules.up,
    down: migration_20261130_113835_form_mail_rules.down,
    name: '20261130_113835_form_mail_rules',
  },
  {
    up: migration_20261130_114500_gathered_changes.up,
    down: migration_20261130_114500_gathered_changes.down,
    name: '20261130_114500_gathered_changes',
  },
  {
    up: migration_20261130_193200_hidden_collections.up,
    down: migration_20261130_193200_hidden_collections.down,
    name: '20261130_193200_hidden_collections',
  },
  {
    up: migration_20261130_193300_release_collections.up,
    down: migration_20261130_193300_release_collections.down,
    name: '20261130_193300_release_collections',
  },
];
