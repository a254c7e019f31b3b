/** Mistakes that people really make, one at a time, in both languages, and what should be said of each. */
import './fields';
import './pages';
import './pasted';
import './business';
import './bodies';
import './markdown';
import './language';
import './codeWords';
import './files';
import './guests';
import './figures';
import './contradictions';
import './structure';
import './slips';
import './spelling';
import './accents';
import './once';
import './numbers';
import './counted';
import {type Case, cases} from '../tools';

export const CASES: readonly Case[] = cases;
