import { describeWithout } from './support/withoutPlugin'

describeWithout('themes')
