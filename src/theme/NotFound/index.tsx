export {default} from '../DocsRoot';
