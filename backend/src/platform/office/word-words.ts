import type { Vocabulary } from './clean-tree.js';
import { DRAWING_RULES, DRAWN, DRAWN_ATTRIBUTES, named } from './drawing-words.js';
import { WORD_RULES } from './word-rules.js';

const STORY = `document body hdr ftr footnotes footnote endnotes endnote background p r t tab br cr noBreakHyphen
  softHyphen sym drawing ptab fldChar instrText fldSimple hyperlink bookmarkStart bookmarkEnd separator
  continuationSeparator footnoteRef endnoteRef footnoteReference endnoteReference txbxContent ruby rt rubyBase rubyPr
  rubyAlign hps hpsRaise hpsBaseText lid bdo dir pgNum dayShort monthShort yearShort dayLong monthLong yearLong`;
const PARAGRAPH = `pPr pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr ilvl numId
  suppressLineNumbers pBdr top left bottom right between bar start end insideH insideV tl2br tr2bl shd tabs
  suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid
  spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl
  cnfStyle`;
const LETTERS = `rPr rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof vanish
  webHidden color w kern position sz szCs highlight u effect bdr fitText vertAlign rtl cs em lang eastAsianLayout
  specVanish oMath`;
const TABLE = `tbl tblPr tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW
  tblCellSpacing tblInd tblBorders tblLayout tblCellMar tblLook tblCaption tblDescription tblGrid gridCol tr trPr
  gridBefore gridAfter wBefore wAfter cantSplit trHeight tblHeader hidden tblPrEx tc tcPr tcW gridSpan hMerge vMerge
  tcBorders noWrap tcMar tcFitText vAlign hideMark`;
const SECTION = `sectPr headerReference footerReference footnotePr endnotePr pos numFmt numStart numRestart type pgSz
  pgMar pgBorders lnNumType pgNumType cols col noEndnote titlePg rtlGutter docGrid`;
const CONTROLS = `sdt sdtPr sdtEndPr sdtContent alias tag id lock temporary dropDownList comboBox listItem date dateFormat
  storeMappedDataAs calendar text richText picture group docPartObj docPartGallery docPartUnique label tabIndex ffData
  name enabled calcOnExit helpText statusText checkBox size sizeAuto default checked textInput maxLength format ddList
  result listEntry`;
const STYLES = `styles docDefaults rPrDefault pPrDefault latentStyles lsdException style aliases basedOn next link
  autoRedefine uiPriority semiHidden unhideWhenUsed qFormat locked tblStylePr`;
const NUMBERING = `numbering abstractNum nsid multiLevelType tmpl styleLink numStyleLink lvl lvlRestart isLgl suff
  lvlText lvlJc num abstractNumId lvlOverride startOverride`;
const SETTINGS = `settings zoom mirrorMargins alignBordersAndEdges bordersDoNotSurroundHeader
  bordersDoNotSurroundFooter gutterAtTop defaultTabStop autoHyphenation consecutiveHyphenLimit hyphenationZone
  doNotHyphenateCaps evenAndOddHeaders characterSpacingControl compat compatSetting themeFontLang clrSchemeMapping
  decimalSymbol listSeparator displayBackgroundShape defaultTableStyle useFELayout doNotExpandShiftReturn
  growAutofit spaceForUL balanceSingleByteDoubleByteWidth doNotLeaveBackslashAlone ulTrailSpace adjustLineHeightInTable`;
const FONTS = 'fonts font altName panose1 charset family pitch sig notTrueType';
const MATH = `oMath oMathPara oMathParaPr jc r rPr t f fPr type num den e sup sub sSup sSupPr sSub sSubPr sSubSup sSubSupPr
  rad radPr degHide deg nary naryPr chr limLoc subHide supHide grow d dPr begChr endChr sepChr func funcPr fName m mPr mr
  mcs mc mcPr count mcJc acc accPr bar barPr pos groupChr groupChrPr limLow limLowPr limUpp limUppPr lim box boxPr
  borderBox borderBoxPr ctrlPr sty scr nor lit brk aln eqArr eqArrPr sPre sPrePr phant phantPr`;

const ATTRIBUTES = `val w h type left right top bottom header footer gutter start end firstLine hanging firstLineChars
  leftChars rightChars hangingChars startChars endChars before after line lineRule beforeAutospacing afterAutospacing
  beforeLines afterLines fill color themeColor themeTint themeShade themeFill themeFillTint themeFillShade sz space shadow
  frame ascii hAnsi cs eastAsia asciiTheme hAnsiTheme cstheme eastAsiaTheme hint bidi id name styleId default customStyle
  defLockedState defUIPriority defSemiHidden defUnhideWhenUsed defQFormat count locked uiPriority semiHidden
  unhideWhenUsed qFormat abstractNumId numId ilvl tplc tentative restartNumberingAfterBreak fmt leader pos orient code num
  equalWidth sep offsetFrom zOrder display tblpX tblpY tblpXSpec tblpYSpec horzAnchor vertAnchor leftFromText
  rightFromText topFromText bottomFromText firstRow lastRow firstColumn lastColumn noHBand noVBand oddVBand evenVBand
  oddHBand evenHBand firstRowFirstColumn firstRowLastColumn lastRowFirstColumn lastRowLastColumn hRule hSpace vSpace wrap
  hAnchor vAnchor x xAlign y yAlign anchorLock lines dropCap clear fldCharType fldLock anchor history char font combine
  combineBrackets vert vertCompress percent chapStyle chapSep linePitch charSpace countBy distance restart alignment
  relativeTo displayText value lastValue fullDate usb0 usb1 usb2 usb3 csb0 csb1 characterSet bg1 t1 bg2 t2 accent1
  accent2 accent3 accent4 accent5 accent6 hyperlink followedHyperlink`;

/** What a document may hold (ISO 29500-1, 17), and of drawings pictures, shapes and groups of them. */
export const WORD: Vocabulary = {
  elements: new Set([
    ...named(
      'w',
      [STORY, PARAGRAPH, LETTERS, TABLE, SECTION, CONTROLS, STYLES, NUMBERING, SETTINGS, FONTS].join(' '),
    ),
    ...named('w14', 'checkbox checked checkedState uncheckedState'),
    ...named('m', MATH),
    ...named(
      'wp',
      `inline anchor simplePos positionH positionV posOffset align extent effectExtent wrapNone wrapSquare wrapTight
      wrapThrough wrapTopAndBottom wrapPolygon start lineTo docPr cNvGraphicFramePr`,
    ),
    ...named('wp14', 'sizeRelH sizeRelV pctWidth pctHeight pctPosHOffset pctPosVOffset'),
    ...named('pic', 'nvPicPr cNvPr cNvPicPr blipFill spPr'),
    ...named('wps', 'wsp cNvPr cNvSpPr cNvCnPr spPr style txbx bodyPr linkedTxbx'),
    ...named('wpg', 'wgp cNvPr cNvGrpSpPr grpSpPr grpSp'),
    ...DRAWN,
  ]),
  attributes: new Set([
    ...named('w', ATTRIBUTES),
    ...named('w14', 'val font'),
    ...named('m', 'val'),
    ...['xml:space', ...DRAWN_ATTRIBUTES],
  ]),
  texts: new Set([
    'w:t',
    'w:instrText',
    'm:t',
    'a:t',
    'wp:posOffset',
    'wp:align',
    'wp14:pctWidth',
    'wp14:pctHeight',
  ]),
  unwrapped: new Set(['w:ins', 'w:moveTo', 'w:smartTag', 'w:customXml']),
  alternatives: new Set(['wps', 'wpg', 'wp14', 'w14']),
  rules: { ...DRAWING_RULES, ...WORD_RULES },
  missed: {
    ...{ 'w:altChunk': 'objects', 'w:subDoc': 'objects', 'w:contentPart': 'objects', 'w:control': 'objects' },
    'w:commentReference': 'comments',
  },
};
