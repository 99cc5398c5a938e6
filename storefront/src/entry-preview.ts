import './preview/preview.css';
import { readPreview } from './preview/previewData.ts';
import { startPreview } from './preview/startPreview.ts';

const preview = readPreview(document);
if (preview) startPreview(window, preview);
