import { elementsOf, type XmlElement } from '../archives/xml-tree.js';
import type { CleaningPart, Rule, Vocabulary } from './clean-tree.js';
import { DRAWING_RULES, DRAWN, DRAWN_ATTRIBUTES, named } from './drawing-words.js';
import { isKnownFormula, type Workbook } from './workbook-formulas.js';

const BOOK =
  'workbook workbookPr bookViews workbookView sheets sheet definedNames definedName calcPr workbookProtection';
const SHEET = `worksheet sheetPr tabColor outlinePr pageSetUpPr sheetViews sheetView pane selection sheetFormatPr cols col
  sheetData row c f v is sheetProtection autoFilter filterColumn filters filter customFilters customFilter dateGroupItem
  dynamicFilter top10 sortState sortCondition mergeCells mergeCell phoneticPr conditionalFormatting cfRule formula
  colorScale cfvo color dataBar iconSet dataValidations dataValidation formula1 formula2 printOptions pageMargins pageSetup
  headerFooter oddHeader oddFooter evenHeader evenFooter firstHeader firstFooter rowBreaks colBreaks brk ignoredErrors
  ignoredError drawing tableParts tablePart dimension`;
const STRINGS =
  'sst si t r rPr rPh rFont b i u strike sz family scheme charset vertAlign outline shadow condense extend';
const STYLES = `styleSheet numFmts numFmt fonts font name fills fill patternFill fgColor bgColor gradientFill stop borders
  border left right top bottom diagonal start end vertical horizontal cellStyleXfs xf alignment protection cellXfs
  cellStyles cellStyle dxfs dxf tableStyles tableStyle tableStyleElement colors indexedColors rgbColor mruColors`;
const TABLE = 'table tableColumns tableColumn tableStyleInfo';
const DRAWING = `wsDr twoCellAnchor oneCellAnchor absoluteAnchor from to col colOff row rowOff ext pos pic nvPicPr cNvPr
  cNvPicPr blipFill spPr sp nvSpPr cNvSpPr style txBody grpSp nvGrpSpPr cNvGrpSpPr grpSpPr cxnSp nvCxnSpPr cNvCxnSpPr
  clientData`;

const ATTRIBUTES = `r s t spans ht customHeight hidden customFormat outlineLevel collapsed thickTop thickBot ph ref si ca
  min max width style customWidth bestFit date1904 defaultThemeVersion activeTab firstSheet tabRatio windowWidth
  windowHeight xWindow yWindow showHorizontalScroll showVerticalScroll showSheetTabs visibility minimized name sheetId state
  localSheetId calcId calcMode fullCalcOnLoad iterate iterateCount iterateDelta fullPrecision lockStructure lockWindows
  rgb theme tint indexed auto summaryBelow summaryRight applyStyles showOutlineSymbols fitToPage autoPageBreaks
  enableFormatConditionsCalculation filterMode tabSelected workbookViewId zoomScale zoomScaleNormal zoomScalePageLayoutView
  zoomScaleSheetLayoutView showGridLines showRowColHeaders showZeros rightToLeft showRuler showWhiteSpace defaultGridColor
  colorId view topLeftCell windowProtection showFormulas xSplit ySplit activePane pane activeCell activeCellId sqref
  baseColWidth defaultColWidth defaultRowHeight zeroHeight outlineLevelRow outlineLevelCol sheet objects scenarios
  formatCells formatColumns formatRows insertColumns insertRows insertHyperlinks deleteColumns deleteRows selectLockedCells
  selectUnlockedCells sort autoFilter pivotTables algorithmName hashValue saltValue spinCount password colId hiddenButton
  showButton blank val and operator year month day dateTimeGrouping type percent top filterVal maxVal columnSort
  caseSensitive descending customList dxfId fontId alignment count priority stopIfTrue equalAverage bottom rank stdDev text
  timePeriod aboveAverage gte showValue minLength maxLength iconSet reverse allowBlank showInputMessage showErrorMessage
  errorTitle error promptTitle prompt errorStyle showDropDown imeMode disablePrompts xWindow yWindow horizontalCentered
  verticalCentered headings gridLines gridLinesSet left right header footer paperSize scale firstPageNumber fitToWidth
  fitToHeight pageOrder orientation blackAndWhite draft cellComments useFirstPageNumber errors copies usePrinterDefaults
  horizontalDpi verticalDpi differentOddEven differentFirst scaleWithDoc alignWithMargins manualBreakCount id man pt
  evalError twoDigitTextYear numberStoredAsText formulaRange unlockedFormula emptyCellReference listDataValidation
  calculatedColumn uniqueCount sb eb numFmtId formatCode patternType degree position diagonalUp diagonalDown outline
  fillId borderId xfId quotePrefix pivotButton applyNumberFormat applyFont applyFill applyBorder applyAlignment
  applyProtection horizontal vertical textRotation wrapText indent relativeIndent justifyLastLine shrinkToFit readingOrder
  locked builtinId iLevel customBuiltin defaultTableStyle defaultPivotStyle pivot table size displayName headerRowCount
  insertRow insertRowShift totalsRowCount totalsRowShown published headerRowDxfId dataDxfId totalsRowDxfId
  headerRowBorderDxfId tableBorderDxfId totalsRowBorderDxfId headerRowCellStyle dataCellStyle totalsRowCellStyle
  totalsRowFunction totalsRowLabel uniqueName showFirstColumn showLastColumn showRowStripes showColumnStripes editAs
  fLocksWithSheet fPrintsWithSheet`;

/** Names that the program itself gives to areas; whatever else it may call so would run. */
const OWN_NAMES = new Set(['_xlnm.print_area', '_xlnm.print_titles', '_xlnm._filterdatabase']);

export function isNameOfArea(name: string): boolean {
  return !name.toLowerCase().startsWith('_xlnm.') || OWN_NAMES.has(name.toLowerCase());
}

/** What a workbook may hold (ISO 29500-1, 18 and 20.5); its formulas reckon with itself alone. */
export function workbookWords(book: Workbook): Vocabulary {
  const shared = new WeakMap<CleaningPart, Set<string>>();
  const isKnown = (formula: string) => isKnownFormula(formula, book);
  const formula: Rule = ({ source, clean, part }) => {
    const { t: type, si = '' } = source.attributes;
    const text = textOf(source);
    const known = shared.get(part) ?? new Set();
    const isOfShared = type === 'shared' && text === '' && known.has(si);
    const isOwn = text !== '' && type !== 'dataTable' && isKnown(text);
    if (isOwn && type === 'shared') shared.set(part, known.add(si));
    if (isOwn || isOfShared) return [clean()];
    part.leave('formulas');
    return [];
  };
  const ruled: Rule = ({ source, clean, part }) => {
    const formulas = elementsOf(source).filter(({ name }) => /^formula[12]?$/.test(name));
    const bounds = allNamed(source, 'cfvo').filter(({ attributes }) => attributes.type === 'formula');
    const all = [...formulas.map(textOf), ...bounds.map(({ attributes }) => attributes.val ?? '')];
    if (all.every(isKnown)) return [clean()];
    part.leave('rules');
    return [];
  };
  return {
    elements: new Set([
      ...named('', [BOOK, SHEET, STRINGS, STYLES, TABLE].join(' ')),
      ...named('xdr', DRAWING),
      ...DRAWN,
    ]),
    attributes: new Set(['xml:space', ...named('', ATTRIBUTES), ...DRAWN_ATTRIBUTES]),
    texts: new Set([
      ...named('', 't f v formula formula1 formula2 definedName oddHeader oddFooter evenHeader evenFooter'),
      ...named('', 'firstHeader firstFooter'),
      ...named('xdr', 'col colOff row rowOff'),
      'a:t',
    ]),
    unwrapped: new Set(),
    alternatives: new Set(),
    rules: {
      ...DRAWING_RULES,
      f: formula,
      cfRule: ruled,
      dataValidation: ruled,
      conditionalFormatting: unlessEmpty('cfRule'),
      dataValidations: unlessEmpty('dataValidation'),
      drawing: led('drawing'),
      tablePart: led('table'),
      tableParts: unlessEmpty('tablePart'),
      'xdr:twoCellAnchor': anchored,
      'xdr:oneCellAnchor': anchored,
      'xdr:absoluteAnchor': anchored,
    },
    missed: {
      ...{ hyperlinks: 'cellLinks', oleObjects: 'objects', controls: 'objects', picture: 'pictures' },
      ...{ legacyDrawing: 'comments', legacyDrawingHF: 'pictures', 'xdr:graphicFrame': 'charts' },
      ...{ pivotCaches: 'pivots', webPublishItems: 'pivots' },
    },
  };
}

/** A list of none must not be written. */
function unlessEmpty(child: string): Rule {
  return ({ clean }) => {
    const kept = clean();
    const count = elementsOf(kept).filter(({ name }) => name === child).length;
    if (count === 0) return [];
    return [kept.attributes.count === undefined ? kept : withAttributes(kept, { count: `${count}` })];
  };
}

/** Leads to a part of its own. */
function led(kind: string): Rule {
  return ({ source, clean, part }) => {
    const id = part.link(source.attributes['r:id'], kind);
    return id === null ? [] : [withAttributes(clean(), { 'r:id': id })];
  };
}

const ANCHORED = new Set(['xdr:sp', 'xdr:pic', 'xdr:grpSp', 'xdr:cxnSp']);
const anchored: Rule = ({ clean }) => {
  const kept = clean();
  return elementsOf(kept).some(({ name }) => ANCHORED.has(name)) ? [kept] : [];
};

export function withAttributes(element: XmlElement, more: Readonly<Record<string, string>>): XmlElement {
  return { ...element, attributes: { ...element.attributes, ...more } };
}

export function textOf({ children }: XmlElement): string {
  return children.filter((child) => typeof child === 'string').join('');
}

function allNamed(element: XmlElement, name: string): XmlElement[] {
  return element.name === name ? [element] : elementsOf(element).flatMap((child) => allNamed(child, name));
}
